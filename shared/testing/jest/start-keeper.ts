import { keeperVariable } from '../src/keeper/ask-keeper'
import { startKeeper, type Keeper } from '../src/keeper/keeper'

declare global {
  var testKeeper: Keeper | undefined
}

/** jest runs this once, before the first file of the project. */
export default async function start(): Promise<void> {
  globalThis.testKeeper = await startKeeper()
  process.env[keeperVariable] = globalThis.testKeeper.url
}
