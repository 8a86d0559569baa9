const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'text/plain': 'txt',
  'text/csv': 'csv',
}

const maxLength = 120

/**
 * A file's name without the folders before it, and without what hides its end or does harm where it is stored again:
 * control characters, marks that change the direction of writing, signs that file systems refuse. Its extension is that
 * of what the file is.
 */
export function cleanFileName(written: string, type: string): string {
  const plain = written
    .normalize('NFC')
    .replace(/\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Zl}|\p{Zp}/gu, '')
    .replace(/^.*[\\/]/, '')
    .replace(/[<>:"|?*%]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const extension = extensions[type] ?? 'bin'
  const stem = plain.toLowerCase().endsWith(`.${extension}`)
    ? plain.slice(0, -extension.length - 1)
    : type.startsWith('image/')
      ? plain.replace(/\.\w{1,5}$/, '')
      : plain
  const short = [...stem].slice(0, maxLength).join('').trim()
  return `${short === '' ? 'file' : short}.${extension}`
}
