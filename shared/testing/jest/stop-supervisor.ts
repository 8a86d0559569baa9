/** jest runs this once, after the last file of the project. */
export default async function stop(): Promise<void> {
  await globalThis.testSupervisor?.stop()
}
