// Makes system calls by number, `number` or `number:first argument`, and tells the error of each, 0 for none; started by
// start-reading-process.test.ts. By another program, because node can make none by number.
import { spawnSync } from 'node:child_process';

const script =
  'for (@ARGV) { my @call = map { 0 + $_ } split /:/; $#call = 6; \
  my $answer = syscall($call[0], map { $_ // 0 } @call[1 .. 6]); print "$_ ", $answer < 0 ? $! + 0 : 0, "\\n" }';
const { stdout } = spawnSync('/usr/bin/perl', ['-e', script, ...process.argv.slice(2)], { encoding: 'utf8' });
process.send?.(
  Object.fromEntries(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([call, error]) => [call, Number(error)]),
  ),
);
