/**
 * Loaded into every Node process the commands start (`node --import`): when the launcher is gone, even by
 * `kill -9`, the channel to it closes, and this process stops as if it had been asked to.
 */
const launcher = Number(process.env.LUNARIA_LAUNCHER_PID);

// Killed before we could look.
if (!isLauncherAlive()) process.exit(143);

// Workers that this process starts inherit the variable and have a channel of their own: not ours to watch.
if (process.ppid === launcher && process.channel) {
  process.on('disconnect', () => {
    // Emitted rather than sent: Windows would end the process on the spot.
    if (process.listenerCount('SIGTERM') > 0) process.emit('SIGTERM');
    else process.exit(143);
  });
  // Watching must not keep a finished process alive.
  process.channel.unref();
} else if (process.env.WATCH_REPORT_DEPENDENCIES) {
  // Under `node --watch`: the watcher in between loads nothing, so its child looks for the launcher on its behalf.
  const watcher = process.ppid;
  setInterval(() => {
    if (!isLauncherAlive()) process.kill(watcher, 'SIGTERM');
  }, 500).unref();
}

function isLauncherAlive() {
  try {
    return process.kill(launcher, 0);
  } catch {
    return false;
  }
}
