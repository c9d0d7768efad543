import { useMemo, useState } from 'react'
import { type DayCode, dayTitles, eaterTitle } from 'shared-contracts/menus'
import { slugify } from 'shared-contracts/text'
import { useShell } from 'shared-frame'
import { type PreviewPart, PrintPreview, weekSheet } from 'shared-frame/printing'
import { fieldStyles } from '../plain-fields'
import { printingTexts as texts } from './printing-texts'
import { dayPart, listPart, recipesPart } from './requests/printed-parts'
import { type MenuToPrint, withSetAside } from './rules/menu-to-print'

export interface MenuPreviewProps {
  readonly menu: MenuToPrint
  /** The day on screen. */
  readonly dayCode: DayCode
  /** How many eat of it, before the visitor chooses. */
  readonly startPeople: number
  readonly onClose: () => void
}

/** As many as an entry of the shopping list may be for. */
const MOST_PEOPLE = 10
const PEOPLE = Array.from({ length: MOST_PEOPLE }, (_, index) => index + 1)

/** The week on a page, the day on screen with its ingredients, the market list and, on wish, the recipes. */
export default function MenuPreview({ menu, dayCode, startPeople, onClose }: MenuPreviewProps) {
  const { api } = useShell()
  const [people, setPeople] = useState(startPeople)
  const whom = eaterTitle(menu.objectTypeId) ?? ''
  const isWeek = menu.days.length > 1

  const fixed = useMemo((): readonly PreviewPart[] => {
    const day: PreviewPart = {
      id: 'day',
      label: texts.parts.day(dayTitles[dayCode]),
      chosen: !isWeek,
      load: () => dayPart(api, menu, dayCode),
    }
    const week: PreviewPart = {
      id: 'week',
      label: texts.parts.week,
      chosen: true,
      load: async () => [weekSheet({ ...menu, subtitle: withSetAside(texts.forWhom(whom), menu) })],
    }
    return isWeek ? [week, day] : [day]
  }, [api, menu, dayCode, isWeek, whom])
  const forPeople = useMemo(
    (): readonly PreviewPart[] => [
      { id: 'list', label: texts.parts.list, chosen: true, load: () => listPart(api, menu, people) },
      {
        id: 'recipes',
        label: texts.parts.recipes,
        chosen: false,
        load: (onProgress) => recipesPart(api, menu, people, onProgress),
      },
    ],
    [api, menu, people],
  )
  const parts = useMemo(() => [...fixed, ...forPeople], [fixed, forPeople])

  return (
    <PrintPreview
      heading={texts.heading}
      document={{ title: menu.title, fileName: slugify(menu.title), foot: texts.foot }}
      parts={parts}
      choices={
        <label className={fieldStyles.field}>
          <span>{texts.people}</span>
          <select value={people} onChange={({ target }) => setPeople(Number(target.value))}>
            {PEOPLE.map((count) => (
              <option key={count} value={count}>
                {texts.peopleCount(count)}
              </option>
            ))}
          </select>
        </label>
      }
      onClose={onClose}
    />
  )
}
