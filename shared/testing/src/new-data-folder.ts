import { copySeededFolder } from './seeded-folder'
import { temporaryFolder } from './temporary-folder'

/** A temporary data folder as a first start leaves it, with empty stores. Whoever makes it removes it. */
export async function newDataFolder(purpose: string): Promise<string> {
  const folder = await temporaryFolder(purpose)
  await copySeededFolder(folder, 'empty')
  return folder
}
