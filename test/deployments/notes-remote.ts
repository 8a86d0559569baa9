import { temporaryFolder } from '@energycockpit/testing'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A third party's feature with one input, which says by the portal's event whether something in it is unsaved. */
const entry = `System.register([], (give) => ({
  execute() {
    let form
    give({
      bootstrap: async () => undefined,
      mount: async ({ domElement, events, subRoutes }) => {
        form = document.createElement('form')
        const heading = document.createElement('h1')
        heading.textContent = 'Notes'
        heading.tabIndex = -1
        const label = document.createElement('label')
        label.textContent = 'Note '
        const input = label.appendChild(document.createElement('input'))
        input.addEventListener('input', () =>
          events.publish('unsaved', { id: 'note', unsaved: input.value !== '' }))
        form.append(heading, label)
        domElement.append(form)
      },
      update: async () => undefined,
      unmount: async () => form.remove(),
    })
  },
}))`

export interface NotesRemote {
  /** For the setting REMOTES. */
  readonly file: string
  remove(): Promise<void>
}

export async function writeNotesRemote(): Promise<NotesRemote> {
  const folder = await temporaryFolder('notes')
  await mkdir(path.join(folder, 'notes'))
  await writeFile(path.join(folder, 'notes/entry.js'), entry)
  await writeFile(path.join(folder, 'notes/asset-manifest.json'), '{"entrypoints":["entry.js"]}')
  const file = path.join(folder, 'remotes.json')
  const remotes = [{ id: 'notes', files: './notes', menu: [{ label: { de: 'Notizen', en: 'Notes' } }] }]
  await writeFile(file, JSON.stringify({ remotes }))
  return { file, remove: () => rm(folder, { recursive: true, force: true }) }
}
