/** jest runs this after the last file, once for each of its projects. */
export default async function stop(): Promise<void> {
  const supervisor = globalThis.testSupervisor
  globalThis.testSupervisor = undefined
  await supervisor?.stop()
}
