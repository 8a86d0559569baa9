/**
 * A text that a spreadsheet takes for a text. One that begins like a formula would be computed by some programs when
 * the file is opened (https://owasp.org/www-community/attacks/CSV_Injection): an apostrophe stops that.
 */
export const plainText = (text: string): string => (/^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text)
