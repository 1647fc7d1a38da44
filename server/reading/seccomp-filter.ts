// A filter of system calls (seccomp, https://docs.kernel.org/userspace-api/seccomp_filter.html) for the reading process. It is
// a list of what is refused, not of what is allowed: node, its threads and the libraries of pictures need hundreds of calls,
// others with every version. Refused is what opens the kernel, other processes and the network to whoever took a library over.

/** Numbers by architecture: x86-64, then the table that 64-bit ARM has in common with newer ones. */
const REFUSED: Record<string, readonly [x64: number | null, arm64: number | null]> = {
  // Other processes, and their memory.
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  kcmp: [312, 272],
  pidfd_getfd: [438, 438],
  // The network, and sockets in the file system: what it says goes through a channel that is open already.
  socket: [41, 198],
  connect: [42, 203],
  bind: [49, 200],
  listen: [50, 201],
  // Namespaces and mounts, the beginning of most ways to more privileges.
  unshare: [272, 97],
  setns: [308, 268],
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  open_tree: [428, 428],
  move_mount: [429, 429],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  mount_setattr: [442, 442],
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  fanotify_init: [300, 262],
  // Parts of the kernel in which holes are found again and again, and that nothing here uses.
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  modify_ldt: [154, null],
  // The machine itself.
  iopl: [172, null],
  ioperm: [173, null],
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  reboot: [169, 142],
  swapon: [167, 224],
  swapoff: [168, 225],
  syslog: [103, 116],
  acct: [163, 89],
  quotactl: [179, 60],
  quotactl_fd: [443, 443],
  sethostname: [170, 161],
  setdomainname: [171, 162],
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  adjtimex: [159, 171],
  clock_adjtime: [305, 266],
};

interface Architecture {
  /** As the kernel names it to the filter (AUDIT_ARCH_…). */
  audit: number;
  place: 0 | 1;
  prctl: number;
  clone: number;
}

const ARCHITECTURES: Record<string, Architecture> = {
  x64: { audit: 0xc000003e, place: 0, prctl: 157, clone: 56 },
  arm64: { audit: 0xc00000b7, place: 1, prctl: 167, clone: 220 },
};

const CLONE3 = 435;
/** Any new namespace (CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET). */
const NAMESPACES = 0x7e020000;
/** Calls of the 32-bit mode of x86-64 (x32) have numbers of their own from here on; other machines have none so high. */
const X32 = 0x40000000;

const ALLOW = 0x7fff0000;
const refuseWith = (errno: number) => 0x00050000 | errno;
const EPERM = refuseWith(1);
/** "There is no such call": who asks then takes the older clone, whose flags can be looked at. */
const ENOSYS = refuseWith(38);

/** Where the kernel lays what it tells the filter; both architectures write the low half of a number first. */
const DATA = { number: 0, architecture: 4, firstArgument: 16 } as const;

const load = (at: number) => instruction(0x20, at);
const answer = (verdict: number) => instruction(0x06, verdict);
/** Skips so many instructions when the value is not the one (jeq), not at least this (jge), or has none of the bits (jset). */
const unlessEqual = (value: number, skip: number) => instruction(0x15, value, 0, skip);
const unlessAtLeast = (value: number, skip: number) => instruction(0x35, value, 0, skip);
const unlessAny = (bits: number, skip: number) => instruction(0x45, bits, 0, skip);

function instruction(code: number, value: number, whenTrue = 0, whenFalse = 0): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(whenTrue, 2);
  bytes.writeUInt8(whenFalse, 3);
  bytes.writeUInt32LE(value >>> 0, 4);
  return bytes;
}

/** The names of the calls that are refused with EPERM on this architecture, with their numbers. */
export function refusedCalls(architecture: string): [name: string, number: number][] {
  const place = ARCHITECTURES[architecture]?.place;
  if (place === undefined) return [];
  return Object.entries(REFUSED).flatMap(([name, numbers]): [string, number][] => {
    const number = numbers[place];
    return number === null ? [] : [[name, number]];
  });
}

/**
 * What stands before a program in its command line so that it runs behind the filter; null for an architecture that is not
 * known. Perl carries it out: it belongs to every Debian and Ubuntu and can make a system call with a pointer, which node
 * cannot; it becomes the program, as setpriv does. Works where no privilege can be gained any more (setpriv --no-new-privs).
 */
export function filterCalls(perl: string, architecture: string): string[] | null {
  const known = ARCHITECTURES[architecture];
  if (!known) return null;
  const program = Buffer.concat([
    load(DATA.architecture),
    instruction(0x15, known.audit, 1), // past the next one where it is
    answer(EPERM),
    load(DATA.number),
    ...[unlessAtLeast(X32, 1), answer(EPERM)],
    ...refusedCalls(architecture).flatMap(([, number]) => [unlessEqual(number, 1), answer(EPERM)]),
    ...[unlessEqual(CLONE3, 1), answer(ENOSYS)],
    ...[unlessEqual(known.clone, 3), load(DATA.firstArgument), unlessAny(NAMESPACES, 1), answer(EPERM)],
    answer(ALLOW),
  ]);
  // prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, { length, pointer })
  const script = `my $filter = pack "H*", shift;
my $program = pack "S x6 P", length($filter) / 8, $filter;
syscall(${known.prctl}, 22, 2, $program, 0, 0) == 0 or exit 1;
exec { $ARGV[0] } @ARGV;
exit 1`;
  return [perl, '-e', script, program.toString('hex')];
}
