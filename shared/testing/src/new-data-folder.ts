import { copySeededFolder, type Seed } from './seeded-folder'
import { temporaryFolder } from './temporary-folder'

/** A temporary data folder as a first start leaves it, with empty stores or with the demo. Whoever makes it removes it. */
export async function newDataFolder(purpose: string, seed: Seed = 'empty'): Promise<string> {
  const folder = await temporaryFolder(purpose)
  await copySeededFolder(folder, seed)
  return folder
}
