/** In groups of four, which the eye keeps while the hand types. */
export const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''
