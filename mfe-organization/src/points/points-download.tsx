import { downloadMeteringPoints } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { ListDownload } from '@energycockpit/metering-points/table'
import { useFeature } from '@energycockpit/remote'
import { today } from '@energycockpit/time'
import { structureReasonKey } from '../structure-query'
import { queryOf, type ListChoice } from './list-address'

/** The whole list as it is found and sorted, also what is not loaded yet, as a file. */
export function PointsDownload({ choice }: { choice: ListChoice }) {
  const { locale } = useTexts()
  const { api } = useFeature()
  return (
    <ListDownload
      fallbackName="metering-points"
      reasonKey={structureReasonKey}
      fetchFile={(format) =>
        api.file(downloadMeteringPoints, {
          query: { ...queryOf(choice), day: today(), format, language: locale },
        })
      }
    />
  )
}
