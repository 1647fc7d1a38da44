import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What is used of Emscripten's NODEFS, whose types PGlite does not export. */
interface NodeFsStream {
  /** The file's descriptor; absent for a directory, which Emscripten never opens for real. */
  nfd?: number;
  node: object;
}
interface EmscriptenModule {
  FS: {
    filesystems: {
      NODEFS: {
        realPath(node: object): string;
        stream_ops: { fsync?: (stream: NodeFsStream) => number };
      };
    };
  };
}

/**
 * The disk under PGlite with a real fsync. Emscripten's NODEFS has none, so that PostgreSQL's "committed" would
 * mean "handed to the operating system": safe against a killed process, lost in a power cut. Used together with
 * start parameters without `-F` (database start: pglite.ts). A test counts the calls; strace shows them.
 */
export class DurableNodeFs extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args);
    const preRun = (prepared.emscriptenOpts.preRun ?? []) as unknown[]; // typed by Emscripten as one of three shapes
    const addFsync = (module: EmscriptenModule): void => {
      const nodeFs = module.FS.filesystems.NODEFS;
      nodeFs.stream_ops.fsync = (stream) => {
        syncToDisk(stream, nodeFs.realPath);
        return 0;
      };
    };
    // The mount of the data directory stands in the list already; ours runs after it.
    Object.assign(prepared.emscriptenOpts, { preRun: [...preRun, addFsync] });
    return prepared;
  }
}

function syncToDisk(stream: NodeFsStream, realPath: (node: object) => string): void {
  if (stream.nfd !== undefined) {
    fsyncSync(stream.nfd);
    return;
  }
  // A directory: its entries (a new WAL segment) must reach the disk too.
  const descriptor = openSync(realPath(stream.node), 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
