export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
}

/** Settles as the promise does, or rejects with a TimeLimitError when it takes longer. The timer never outlives it. */
export async function withTimeLimit<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`Took longer than ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}
