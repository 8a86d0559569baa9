/** The business that shares a page for everybody, by the page's address; undefined where it names none. */
export function sharingBusiness(url: string): string | undefined {
  const { searchParams } = new URL(url, 'http://portal')
  return /^\d{1,9}$/.exec(searchParams.get('clientBusinessId') ?? '')?.[0]
}
