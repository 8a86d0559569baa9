import type { AccountTables } from '../account/tables'
import type { AdministrationTables } from '../administration/tables'
import type { AuditTables } from '../audit/tables'
import type { BlockingTables } from '../blocking/tables'
import type { DemoTables } from '../demo/tables'
import type { EmbeddingTables } from '../embedding/tables'
import type { IdentityTables } from '../identity/tables'
import type { MeasurementTables } from '../readings/tables'
import type { OperationTables } from '../operation/tables'
import type { OrganizationTables } from '../organization/tables'
import type { PortalTables } from '../portal/tables'

/** Every table of the entity store; each subject describes its own. */
export interface Tables
  extends
    PortalTables,
    AccountTables,
    AdministrationTables,
    AuditTables,
    BlockingTables,
    IdentityTables,
    EmbeddingTables,
    OperationTables,
    OrganizationTables,
    MeasurementTables,
    DemoTables {}
