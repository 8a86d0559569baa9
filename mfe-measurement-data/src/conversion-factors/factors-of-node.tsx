import { useEffect, useRef, useState } from 'react'
import type { ConversionFactors } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, ButtonLink, Panel, PartialNotice, Waiting, MessagePlace } from '@energycockpit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { subjectKey } from './factor-kinds'
import { FactorPanel } from './factor-panel'
import { FactorStep, type Step } from './factor-step'
import { FactorsFailure } from './factors-failure'
import { FactorsTable } from './factors-table'
import { NewFactorForm } from './new-factor-form'
import { Purposes } from './purposes'
import styles from './conversion-factors.module.css'

interface FactorsOfNodeProps {
  nodeId: string
  factors: UseQueryResult<ConversionFactors>
}

/** What is set for one node, with its history, and what it has from above. */
export function FactorsOfNode({ nodeId, factors }: FactorsOfNodeProps) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const [adding, setAdding] = useState(false)
  const [step, setStep] = useState<Step>()
  const [told, setTold] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const [gone, setGone] = useState(0)
  // Where a factor goes, the focus goes to what is left of the place; not before the question has closed, behind
  // which nothing takes it.
  useEffect(() => {
    if (gone > 0) heading.current?.focus()
  }, [gone])
  const { data } = factors
  const node = data?.nodes.find(({ id }) => id === nodeId)
  if (!data && factors.isError) return <FactorsFailure factors={factors} />
  if (!data || !node) return <Waiting label={t('factors.loading')} lines={6} />

  const known = [...data.factors, ...data.inherited].map(({ kind }) => kind)
  const lacks = known.includes('STATE_NUMBER') !== known.includes('CALORIFIC_VALUE')
  return (
    <>
      <div className={styles.place}>
        <div>
          <p className={styles.path}>{node.path.map(({ name }) => name).join(' › ')}</p>
          <h2 ref={heading} tabIndex={-1} className={styles.name}>
            {node.name}
          </h2>
        </div>
        <div className={styles.steps}>
          <ButtonLink href={`${basePath}/measurement-data/conversion-factors`}>
            {t('factors.toAll')}
          </ButtonLink>
          {data.canChange && (
            <Button look="primary" onClick={() => setAdding(true)} aria-haspopup="dialog">
              {t('factors.add')}
            </Button>
          )}
        </div>
      </div>
      <MessagePlace role="status">
        {told !== '' && <PartialNotice kind="information">{told}</PartialNotice>}
      </MessagePlace>
      {!data.canChange && <PartialNotice kind="information">{t('factors.readOnly')}</PartialNotice>}
      {lacks && (
        <PartialNotice>
          {t(known.includes('STATE_NUMBER') ? 'factors.lacksCalorific' : 'factors.lacksState')}
        </PartialNotice>
      )}
      {known.length === 0 && (
        <Panel>
          <Purposes canChange={data.canChange} atPlace />
        </Panel>
      )}
      {data.factors.map((factor) => (
        <FactorPanel
          key={subjectKey(factor)}
          factor={factor}
          timeZone={node.timeZone}
          canChange={data.canChange}
          onStep={setStep}
        />
      ))}
      {data.inherited.length > 0 && (
        <Panel title={t('factors.inherited')}>
          <p className={styles.lead}>{t('factors.inheritedWhy')}</p>
          <FactorsTable factors={data.inherited} nodes={data.nodes} />
        </Panel>
      )}
      {step && (
        <FactorStep
          step={step}
          timeZone={node.timeZone}
          onTold={setTold}
          onGone={() => setGone(gone + 1)}
          onClose={() => setStep(undefined)}
        />
      )}
      {adding && (
        <NewFactorForm
          node={node}
          taken={data.factors}
          inherited={data.inherited}
          onSaved={setTold}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
