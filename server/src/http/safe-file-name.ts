/** Part of a file's name, without what a file system refuses or takes for a folder. */
export const safeFileName = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80) || 'EnergyCockpit'
