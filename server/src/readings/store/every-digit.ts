import type { ClickHouseSettings } from '@clickhouse/client'

/** For what is inserted as text: without it the engine reads one number of ten a last binary digit beside it. */
export const everyDigit = { precise_float_parsing: 1 } as ClickHouseSettings
