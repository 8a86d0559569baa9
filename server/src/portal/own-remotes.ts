import { join } from 'node:path'
import { featuresByManifest } from '../built-files/built-packages'
import { measurementDataGroup } from './menu'
import type { Remote } from '../remotes/remotes-file'

/** The portal's own features that are loaded as a third party's are. Their menu is part of the portal's. */
export function ownRemotes(root: string): readonly Remote[] {
  return featuresByManifest.map(({ name, folder }) => ({
    id: name,
    source: { folder: join(root, folder) },
    imports: {},
    menu: [],
    title: titles[name],
  }))
}

const titles: Readonly<Record<string, Remote['title']>> = {
  'measurement-data': measurementDataGroup.label,
}
