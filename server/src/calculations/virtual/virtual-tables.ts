export interface VirtualSeriesInputTable {
  series_id: number
  input_id: number
}

export interface VirtualTables {
  virtual_series_input: VirtualSeriesInputTable
}

declare module '../../entities/tables' {
  interface Tables extends VirtualTables {}
}
