import { getReadingImports } from '@energycockpit/contract'
import { useFeature, usePages } from '@energycockpit/remote'
import { isRunning } from './import-rules'

/** How often the list is requested while something is under way, milliseconds. */
const lookAgainAfter = 1_500
/** And while one waits for its next attempt. */
const lookAtUnfinishedAfter = 15_000

/** The imports of the businesses that the user sees, the latest first. `changing`: one is being undone by this page. */
export function useImports(changing: boolean) {
  const { api } = useFeature()
  return usePages({
    key: ['reading-imports'],
    load: (before, signal) =>
      api.call(getReadingImports, { query: before === undefined ? {} : { before }, signal }),
    items: (page) => page.imports,
    refetchInterval(imports) {
      if (changing || imports.some((readingImport) => isRunning(readingImport) && !readingImport.unfinished))
        return lookAgainAfter
      return imports.some(({ unfinished }) => unfinished) ? lookAtUnfinishedAfter : false
    },
  })
}
