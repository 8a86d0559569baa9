import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  valueOn,
  type AttributeDefinition,
  type AttributeValue,
  type FieldsOf,
  type MeteringPoint,
  type ReadStructureItem,
} from '@energycockpit/contract'
import { NO_BREAK_SPACE, useTexts, writtenNumber } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { TableNote } from '@energycockpit/ui'
import { deviceZone, startOfDay, todayIn } from '@energycockpit/time'
import { unitSign } from '@energycockpit/units'
import type { Choice } from '../../choice/choice'
import { useObjectLink } from '../tables/use-object-link'
import { writtenAttribute } from '../locations/written-attribute'
import { assignedSince } from './assigned-since'
import { objectsQuery } from './point-queries'
import styles from './point-information.module.css'

interface MasterDataProps {
  point: MeteringPoint
  read: ReadStructureItem & { fields: FieldsOf<'METERING_POINT'> }
  choice: Choice
}

/** The fields of a metering point, where it stands, and since when. */
export function MasterData({ point, read, choice }: MasterDataProps) {
  const { t, formats, locale } = useTexts()
  const { api, basePath } = useFeature()
  const linkTo = useObjectLink(choice)
  const { location } = point
  const { fields, item, names } = read
  const objects = useQuery(objectsQuery(api, location.id, point.id))
  const zone = location.timeZone
  const date = todayIn(zone)
  const day = (date: string) => formats.date(startOfDay(date, zone), zone)
  const link = (id: string, name: string, isPoint: boolean) => <a href={linkTo({ id, isPoint })}>{name}</a>
  const { since, former } = assignedSince({ parent: fields.location, former: fields.formerParents })
  const factors = point.conversionFactor.filter(({ value }) => value !== null)
  const floorArea = valueOn(location.floorArea, date)
  const touched = ({ at, by }: typeof item.created) =>
    by === null
      ? formats.dateTime(at, deviceZone())
      : t('pointInformation.touched', { when: formats.dateTime(at, deviceZone()), who: by })

  const facts: [string, ReactNode][] = [
    ['name', point.name],
    ['meteringPointId', point.meteringPointId],
    ['malo', fields.malo],
    ['melo', fields.melo],
    ['meterNumber', point.meterNumber],
    ['type', point.type && t(`choices.${point.type}`)],
    ['objectKind', t(`choices.${point.kind}`)],
    ['productType', t(`choices.${point.productType}`)],
    [
      'conversionFactor',
      factors.length === 0
        ? null
        : factors
            .map(({ from, value }) => {
              const written = writtenNumber(value!, locale, { maximumFractionDigits: 6 })
              return from === null ? written : t('pointInformation.since', { value: written, day: day(from) })
            })
            .join(', '),
    ],
    [
      'parent',
      point.parentMeteringPoint &&
        link(point.parentMeteringPoint, names[point.parentMeteringPoint] ?? point.parentMeteringPoint, true),
    ],
    ['submeters', listed(point.submeters.map(({ id, name }) => ({ id, shown: link(id, name, true) })))],
    ['location', link(location.id, location.name, false)],
    ['address', [location.street, location.city].filter(Boolean).join(', ') || null],
    ['timeZone', zone.replaceAll('_', ' ')],
    ['floorArea', floorArea === null ? null : `${formats.count(floorArea)}${NO_BREAK_SPACE}m²`],
    ['path', point.path.map(({ name }) => name).join(' › ') || null],
    [
      'assigned',
      <>
        {since === null
          ? t('pointInformation.alwaysAssigned')
          : t('pointInformation.assignedSince', { day: day(since) })}
        {former.map(({ until, parent }) => (
          <TableNote key={until}>
            {' '}
            {t('pointInformation.formerly', { day: day(until), place: names[parent ?? ''] ?? '–' })}
          </TableNote>
        ))}
      </>,
    ],
    [
      'objects',
      objects.isError
        ? t('pointInformation.notLoaded')
        : listed(
            (objects.data ?? []).map(({ id, fields: { name } }) => ({
              id,
              shown: (
                <a
                  href={`${basePath}/organization/twin?location=${encodeURIComponent(location.id)}&object=${encodeURIComponent(id)}`}
                >
                  {name}
                </a>
              ),
            })),
          ),
    ],
    ['created', touched(item.created)],
    ['changed', item.revision > 1 ? touched(item.changed) : null],
  ]
  return (
    <>
      {item.archivedAt !== null && (
        <p>{t('pointInformation.archived', { day: formats.date(item.archivedAt, deviceZone()) })}</p>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`pointInformation.fields.${name}`)}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
        {Object.entries(fields.attributes).map(([id, value]) => {
          const definition = read.attributes.find((one) => one.id === id)
          return definition ? (
            <div key={id}>
              <dt>{definition.name}</dt>
              <dd>
                {writtenAttribute(
                  { ...definition, label: definition.name, value: chosen(definition, value) },
                  locale,
                  unitSign,
                )}
              </dd>
            </div>
          ) : null
        })}
      </dl>
    </>
  )
}

function listed(items: readonly { id: string; shown: ReactNode }[]): ReactNode {
  if (items.length === 0) return null
  return items.map(({ id, shown }, place) => (
    <span key={id}>
      {place > 0 && ', '}
      {shown}
    </span>
  ))
}

/** Of an attribute with choices the name of the one that is taken. */
const chosen = ({ choices }: AttributeDefinition, value: AttributeValue): AttributeValue =>
  choices.find(({ id }) => id === value)?.name ?? value
