import { supervisorVariable } from '../src/supervisor/ask-supervisor'
import { startSupervisor, type TestSupervisor } from '../src/supervisor/supervisor'

declare global {
  var testSupervisor: TestSupervisor | undefined
}

/** jest runs this once, before the first file of the project. */
export default async function start(): Promise<void> {
  globalThis.testSupervisor = await startSupervisor()
  process.env[supervisorVariable] = globalThis.testSupervisor.url
}
