import { useState } from 'react'
import { calendarDayOf } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { dayTitles } from 'shared-contracts/menus'
import { Button, Notice, PrintButton, Section } from 'shared-frame'
import { AddToList } from 'shared-ui/list-items'
import { MenusFor } from '../../object-type'
import { SaveMenuButton, savedMenuTexts } from '../../saved-menus'
import { familyTexts } from '../family-texts'
import { itemOfEater } from '../rules/eater-item'
import { type FamilyDraft, isCurrent } from '../rules/family-draft'
import { menusOfEaters } from '../rules/menus-of-eaters'
import { FamilyBalance } from './FamilyBalance'
import { FamilyMealCard } from './FamilyMealCard'
import styles from './FamilyPot.module.css'

/** The menu that was made last, day by day. */
export function FamilyResult({ draft }: { draft: FamilyDraft }) {
  const [wanted, setWanted] = useState(0)
  if (draft.made === null) return null
  const { menu, eaters } = draft.made
  const day = menu.days[Math.min(wanted, menu.days.length - 1)]
  if (day === undefined) return null
  const name = menu.days.length > 1 ? savedMenuTexts.weekTitle : savedMenuTexts.dayTitle
  const nameOf = (whom: string) => name(whom, formatDay(calendarDayOf(new Date())))
  const titles = new Map(eaters.map(({ key, title }) => [key, title]))
  return (
    <>
      <Section title={familyTexts.result} intro={familyTexts.raw}>
        {!isCurrent(draft) && <Notice kind="info">{familyTexts.changed}</Notice>}
        <div className={styles.tools} data-no-print>
          {eaters.map((eater) => (
            <AddToList
              key={eater.key}
              item={itemOfEater(menu, eater, familyTexts.listTitle(eater.title))}
              label={familyTexts.addPortions(eater.title)}
            />
          ))}
          <SaveMenuButton label={savedMenuTexts.saveForAll} menus={() => menusOfEaters({ menu, eaters }, nameOf)} />
          <PrintButton
            preview={async (close) => {
              const { default: FamilyPreview } = await import(
                /* webpackChunkName: "print-family" */ '../family-preview-part'
              )
              return <FamilyPreview menu={menu} dayCode={day.dayCode} titles={titles} onClose={close} />
            }}
          />
        </div>
        {menu.days.length > 1 && (
          <fieldset className={styles.days} aria-label={familyTexts.dayChoice}>
            {menu.days.map(({ dayCode }, index) => (
              <Button
                key={dayCode}
                size="small"
                tone={dayCode === day.dayCode ? 'primary' : 'soft'}
                aria-pressed={dayCode === day.dayCode}
                onClick={() => setWanted(index)}
              >
                {dayTitles[dayCode]}
              </Button>
            ))}
          </fieldset>
        )}
        <div className={styles.meals}>
          {day.meals.map((meal) => (
            <FamilyMealCard key={meal.mealCode} meal={meal} menu={menu} titles={titles} />
          ))}
        </div>
      </Section>
      <FamilyBalance menu={menu} dayCode={day.dayCode} titles={titles} />
      <MenusFor objectTypeIds={eaters.map(({ objectTypeId }) => objectTypeId)} />
    </>
  )
}
