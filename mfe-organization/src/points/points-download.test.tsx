import { CallError } from '@energycockpit/api-client'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { today } from '@energycockpit/time'
import { drawPart } from '../draw-part.testing'
import { GroupFilter } from './group-filter'
import { choiceIn } from './list-address'
import { PointsDownload } from './points-download'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

const choice = choiceIn('?search=gas&group=Schulen&sort=location&descending=true')

test('the file is of the list as it is narrowed and sorted, under the name that the server gives it', async () => {
  const name = 'Messstellen Mühle 2026-01-31.xlsx'
  const content = new Blob(['a'])
  const sent = drawPart(
    <PointsDownload choice={choice} />,
    { downloadMeteringPoints: { name, content } },
    'de',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'XLSX herunterladen' }))
  await screen.findByText(`„${name}“ ist heruntergeladen.`)
  expect(saved).toEqual([name])
  expect(sent[0]?.request.query).toEqual({
    ...{ search: 'gas', locationGroup: 'Schulen', sort: 'location', descending: 'true' },
    ...{ day: today(), format: 'xlsx', language: 'de' },
  })
})

test('a refused file says why', async () => {
  const refused = () => {
    const reasons = [{ code: 'TOO_MANY_METERING_POINTS' as const, title: 'x' }]
    throw new CallError('refused', 'x', {
      status: 400,
      errorObject: { id: 'c', status: 400, reasons },
    } as never)
  }
  drawPart(<PointsDownload choice={choice} />, { downloadMeteringPoints: refused })
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await screen.findByText(/Too many metering points for one file/)
  expect(saved).toEqual([])
})

test('groups of the same name are one choice; the chosen one is there even when it is gone', async () => {
  const group = (name: string, businessId: number) => ({ name, businessId, locations: 1, archived: 0 })
  const chosen = jest.fn()
  drawPart(<GroupFilter group="Alt" onChange={chosen} />, {
    getLocationGroups: { groups: [group('Schools', 1), group('Schools', 2)] },
  })
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['All', 'Alt', 'Schools'])
  await userEvent.selectOptions(screen.getByLabelText('Location group'), 'Schools')
  expect(chosen).toHaveBeenCalledWith('Schools')
})
