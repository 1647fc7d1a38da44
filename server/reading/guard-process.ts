// A thread of the reading process that ends it, however busy its main thread is: when the server is gone, and when it
// holds too much memory. The server watches the memory as well (watch-process.ts); this holds while the server is busy,
// and on systems where it cannot look.
import { workerData } from 'node:worker_threads';

// as: reading-process.ts gives it.
const { parent, memoryMb } = workerData as { parent: number; memoryMb: number };

// Often: between two looks the pixels of a picture can fill a hundred megabytes in 50 ms.
setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > memoryMb * 1024 * 1024)
    process.kill(process.pid, 'SIGKILL');
}, 10);
