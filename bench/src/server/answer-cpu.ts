// In a process that is measured: whoever asks is told how much of the processor it has used. It ends with whoever asks.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.on('disconnect', () => process.exit());
