import { accountExamples } from '../account/calls.testing'
import { administrationExamples } from '../administration/calls.testing'
import { aggregationExamples } from '../aggregation/calls.testing'
import { analysisExamples } from '../analysis/calls.testing'
import { anomalyExamples } from '../anomalies/calls.testing'
import { auditExamples } from '../audit/calls.testing'
import { blockingExamples, noticeExamples } from '../blocking/calls.testing'
import { conversionFactorExamples } from '../calculations/conversion/calls.testing'
import { virtualSeriesExamples } from '../calculations/virtual/calls.testing'
import { energyManagementExamples } from '../energy-management/calls.testing'
import { embeddingExamples } from '../embedding/calls.testing'
import { gatewayExamples } from '../gateway/calls.testing'
import type { CallExample } from '../http/call-example.testing'
import { notificationExamples } from '../notifications/calls.testing'
import { newsExamples } from '../news/calls.testing'
import { operationExamples } from '../operation/calls.testing'
import { organizationExamples } from '../organization/calls.testing'
import { portalExamples } from '../portal/calls.testing'
import { qualityExamples } from '../quality/calls.testing'
import { readingsExamples } from '../readings/calls.testing'
import { recentObjectExamples } from '../recent-objects/calls.testing'
import { searchExamples } from '../search/calls.testing'
import { registrationExamples } from '../registration/calls.testing'
import { identityExamples } from './calls.testing'

/** An example of every call, by the lists of their subjects. */
export const examples: readonly CallExample[] = [
  ...portalExamples,
  ...identityExamples,
  ...gatewayExamples,
  ...accountExamples,
  ...administrationExamples,
  ...registrationExamples,
  ...auditExamples,
  ...blockingExamples,
  ...noticeExamples,
  ...notificationExamples,
  ...newsExamples,
  ...embeddingExamples,
  ...operationExamples,
  ...organizationExamples,
  ...readingsExamples,
  ...qualityExamples,
  ...conversionFactorExamples,
  ...virtualSeriesExamples,
  ...aggregationExamples,
  ...analysisExamples,
  ...recentObjectExamples,
  ...anomalyExamples,
  ...energyManagementExamples,
  ...searchExamples,
]
