// Loaded into the server by the start script: when that is gone, however it went, the server stops as well.
import cluster from 'node:cluster';

// Where there are several processes, all are started with it. They end with the first, and need the way to it open.
if (process.channel && cluster.isPrimary) {
  process.once('disconnect', () => {
    // Emitted, not sent: on Windows a sent signal would end the process at once.
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
  });
  process.channel.unref();
}
