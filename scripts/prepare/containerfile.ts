/** One line of a Containerfile, those that go on behind a `\` joined. */
export interface Instruction {
  name: string;
  args: string;
}

export interface Stage {
  from: string;
  as: string | null;
  instructions: Instruction[];
}

/** The stages of a Containerfile, in their order. Throws for what it does not know: the test would run less than the builder. */
export function readContainerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n');
  for (const line of lines
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, name = '', args = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [, from = '', as = null] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(args) ?? [];
      stages.push({ from, as, instructions: [] });
    } else if (KNOWN.includes(name)) stages.at(-1)?.instructions.push({ name, args });
    else throw new Error(`Not known in a Containerfile: ${line}`);
  }
  return stages;
}

const KNOWN = [
  ...['WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'STOPSIGNAL', 'CMD'],
];
