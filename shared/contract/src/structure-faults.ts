import { attributeFaultCodes } from './attribute-faults'

/** Why a structure is refused, each about one field of one item. Pages have a text for each in both languages. */
export const structureFaultCodes = [
  /** Of an attribute: the field is `attributes.` and its id, in a document its name. */
  ...attributeFaultCodes,
  /** Of any field. */
  'REQUIRED',
  'INVALID',
  /** Another item of the business has this id already. */
  'KEY_TAKEN',
  /** No such unit, location or metering point in the business. */
  'REFERENCE_UNKNOWN',
  'REFERENCE_ARCHIVED',
  /** Items stay in their client business. */
  'OTHER_BUSINESS',
  /** It would stand below itself. */
  'CYCLE',
  'TOO_DEEP',
  'COORDINATES_INCOMPLETE',
  /** Two values are valid from the same day. */
  'DAY_TWICE',
  'DAY_IN_FUTURE',
  /** The country has no such state or region. */
  'REGION_UNKNOWN',
  /** It ends before it begins. */
  'PERIOD_REVERSED',
  /** Two periods have days in common. */
  'PERIODS_OVERLAP',
  /** What is valid must be so from the beginning. */
  'FIRST_VALUE_MISSING',
  'EXCHANGE_IN_FUTURE',
  /** Two exchanges at the same instant. */
  'EXCHANGE_TWICE',
  /** A register of a series that is not measured there. */
  'EXCHANGE_OF_OTHER_SERIES',
  /** A location is in more groups than it may be. */
  'TOO_MANY_GROUPS',
  'NOT_A_WEATHER_STATION',
  'WEATHER_STATION_IN_USE',
  /** The type, MAIN or SUB, does not fit the kind. */
  'TYPE_OF_KIND',
  'PRODUCT_OF_KIND',
  'MAIN_WITH_PARENT',
  'SUB_WITHOUT_PARENT',
  'PARENT_NOT_A_METER',
  'PARENT_OTHER_LOCATION',
  'PARENT_OTHER_PRODUCT',
  /** Submeters below it would no longer fit. */
  'SUBMETERS_DIFFER',
  /** Virtual meters have a page and calls of their own. */
  'VIRTUAL_ELSEWHERE',
  'MALO_INVALID',
  'MELO_INVALID',
  'OBIS_INVALID',
  'UNIT_OF_QUANTITY',
  'DIRECTION_REQUIRED',
  'DIRECTION_NEEDLESS',
  /** The metering point has such a series already; tell them apart by their registers. */
  'SERIES_EXISTS',
  /** It has values, which would then mean something else. */
  'HAS_VALUES',
  /** Virtual meters are calculated from it. */
  'IN_FORMULA',
  /** What stands below it is still in use. */
  'BELOW_IN_USE',
  /** Of objects: the object above is at another location. */
  'OBJECT_OTHER_LOCATION',
  /** Metering points, by their names, that are not assigned to the object's location. */
  'METER_OTHER_LOCATION',
  /** Of a metering point that is moved: it is assigned to this object of the old location. */
  'ASSIGNED_TO_OBJECT',
  /** No such file in the business. */
  'FILE_UNKNOWN',
  /** A document where an image belongs, or the other way round. */
  'FILE_OF_OTHER_TYPE',
  'TOO_MANY_OBJECTS',
] as const
export type StructureFaultCode = (typeof structureFaultCodes)[number]
