// Loaded into the server by the start script: when that is gone, however it went, the server stops as well.
if (process.channel) {
  process.once('disconnect', () => {
    // Emitted, not sent: on Windows a sent signal would end the process at once.
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
  });
  process.channel.unref();
}
