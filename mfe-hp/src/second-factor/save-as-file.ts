import { saveFile } from '@energycockpit/ui'

/** Gives a text to the browser as a file to keep. */
export const saveAsFile = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/plain' }))
