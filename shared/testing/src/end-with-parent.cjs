/* Loaded into a server that a test starts: a test that is killed takes its servers with it. */
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.channel?.unref()
