/**
 * What people who speak German take as a password and what the list of known ones, which is mostly English, does not
 * have. Without accents, as passwords are compared.
 */
export const commonGermanWords: ReadonlySet<string> = new Set(
  `willkommen herzlichwillkommen hallowelt hallozusammen gutentag gutenmorgen geheimnis geheimwort kennwort anmeldung
  ichliebedich ichliebdich liebling schmetterling sonnenschein hasemaus schnuckel engelchen fussballgott
  fruhling fruehling sommer herbst winter januar februar marz maerz april mai juni juli august september oktober
  november dezember montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
  deutschland osterreich oesterreich schweiz berlin hamburg munchen muenchen koln koeln frankfurt stuttgart
  dusseldorf duesseldorf leipzig dresden hannover nurnberg nuernberg bremen wien zurich zuerich
  verwaltung gebaude gebaeude buro buero firma technik haustechnik facility hausmeister rathaus
  strom gas wasser warme waerme heizung zahler zaehler zahlerstand zaehlerstand messstelle messwert
  energiemanagement energiemanager energiecockpit verbrauch verbrauchsdaten`.split(/\s+/),
)
