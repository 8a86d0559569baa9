import type { Words } from '../words'

/** Descriptions are Markdown. */
export const texts = {
  building: {
    en: `Two storeys, opened to everybody in term time **until 22:00**.

- Heating by gas, ventilation with heat recovery
- Photovoltaics on the roof since it was made new
- Submeters for lighting and ventilation

*Rooms, machines, plans and pictures are invented for the demo.*`,
    de: `Zwei Geschosse, im Semester **bis 22 Uhr** für alle geöffnet.

- Heizung mit Erdgas, Lüftung mit Wärmerückgewinnung
- Photovoltaik auf dem Dach, seit dieses erneuert wurde
- Unterzähler für Beleuchtung und Lüftung

*Räume, Anlagen, Pläne und Bilder sind für die Demo erfunden.*`,
  },
  front: { en: 'Front, an invented drawing', de: 'Straßenansicht, erfundene Zeichnung' },
  groundFloor: {
    en: 'Reading room and open stacks in the north, offices, foyer and plant room in the south. The plan is invented.',
    de: 'Lesesaal und Freihandmagazin im Norden, Büros, Foyer und Technikraum im Süden. Der Grundriss ist erfunden.',
  },
  readingRoom: {
    en: 'Sensor at 1.5 m beside the door, away from sun and radiators. Aim: **20 to 24 °C** and **40 to 60 %** humidity.',
    de: 'Sensor in 1,5 m Höhe neben der Tür, abseits von Sonne und Heizkörpern. Ziel: **20 bis 24 °C** und **40 bis 60 %** Luftfeuchte.',
  },
  plantRoom: {
    en: 'Key at the issue desk. Access for those who have been instructed.',
    de: 'Schlüssel an der Ausleihe. Zutritt nur für unterwiesene Personen.',
  },
  boiler: {
    en: `Condensing boiler with a buffer tank. It heats the whole building.

- Flow at −5 °C outdoors: 65 °C
- Night setback: 21:30 to 05:30
- Off in summer: above 16 °C outdoors`,
    de: `Brennwertkessel mit Pufferspeicher. Er heizt das ganze Gebäude.

- Vorlauf bei −5 °C außen: 65 °C
- Nachtabsenkung: 21:30 bis 5:30 Uhr
- Sommerabschaltung: ab 16 °C außen`,
  },
  heating: {
    en: 'Scheme of the heating: boiler and buffer tank, invented',
    de: 'Schema der Heizung: Kessel und Pufferspeicher, erfunden',
  },
  ventilation: {
    en: 'Supply and extract air for reading room and stacks, **12,000 m³/h**, with heat recovery.',
    de: 'Zu- und Abluft für Lesesaal und Magazin, **12.000 m³/h**, mit Wärmerückgewinnung.',
  },
  board: {
    en: 'Main meter, and outgoing circuits for lighting and ventilation with a meter each.',
    de: 'Hauptzähler, dazu die Abgänge für Beleuchtung und Lüftung mit je einem Zähler.',
  },
  lighting: {
    en: 'All floors. The reading room was changed to LED; the stacks are still to come.',
    de: 'Alle Geschosse. Der Lesesaal ist auf LED umgestellt, das Magazin steht noch aus.',
  },
  pv: {
    en: 'Modules facing south at 15°. What the building does not need is fed into the grid.',
    de: 'Module nach Süden, 15° geneigt. Was das Gebäude nicht braucht, wird ins Netz eingespeist.',
  },
  maintenance: {
    en: `Maintenance of the gas boiler, Reedmace Library
(invented for the demo)

- Burner cleaned, flame signal good
- Filter of the return cleaned
- Expansion vessel refilled to 1.5 bar
- Condensate drain free

Next time: replace the seal of the burner door.
`,
    de: `Wartung des Gaskessels, Bibliothek Reedmace
(für die Demo erfunden)

- Brenner gereinigt, Flammensignal gut
- Filter im Rücklauf gereinigt
- Ausdehnungsgefäß auf 1,5 bar aufgefüllt
- Kondensatablauf frei

Beim nächsten Mal: Dichtung der Brennertür tauschen.
`,
  },
} as const satisfies Readonly<Record<string, Words>>
