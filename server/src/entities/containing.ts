/** The pattern of `like` for texts that hold this one, whatever stands in it. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
