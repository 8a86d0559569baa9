import { rememberSources } from '../src/server-sources'
import { supervisorVariable } from '../src/supervisor/ask-supervisor'
import { startSupervisor, type TestSupervisor } from '../src/supervisor/supervisor'

declare global {
  var testSupervisor: TestSupervisor | undefined
}

/** jest runs this before the first file, once for each of its projects; they have one supervisor. */
export default async function start(): Promise<void> {
  await rememberSources()
  globalThis.testSupervisor ??= await startSupervisor()
  process.env[supervisorVariable] = globalThis.testSupervisor.url
}
