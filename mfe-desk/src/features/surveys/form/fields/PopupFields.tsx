import { type PopupDraft, popupButtonPositions, surveyLimits } from 'shared-contracts/surveys'
import { Checkbox, RadioCards } from 'shared-frame/forms'
import { sitePages } from '../../rules/site-pages'
import { surveyTexts } from '../../survey-texts'
import styles from '../SurveyForm.module.css'
import { placeId, useFormState } from './form-context'
import { PlacedGroup, PlacedText, PlacedWhole } from './placed-fields'

const words = surveyTexts.form

/** A popup's message, its pages and its button. */
export function PopupFields({ draft }: { draft: PopupDraft }) {
  const { change, findings } = useFormState()
  const set = (changes: Partial<PopupDraft>) => change((all) => (all.kind === 'popup' ? { ...all, ...changes } : all))
  const otherPages = draft.pageNames.filter((name) => sitePages.every(({ pageName }) => pageName !== name))
  return (
    <>
      <PlacedText
        place="content"
        label={words.message}
        hint={words.messageHint}
        required
        rows={5}
        maxLength={surveyLimits.popupContent}
        value={draft.content}
        onChange={(content) => set({ content })}
      />
      <PlacedGroup place="pageNames" legend={words.pages}>
        <div className={styles.checks}>
          {[...sitePages, ...otherPages.map((name) => ({ pageName: name, title: name }))].map(({ pageName, title }) => (
            <Checkbox
              key={pageName}
              label={title}
              checked={draft.pageNames.includes(pageName)}
              onChange={(checked) => {
                findings.touch('pageNames')
                const others = draft.pageNames.filter((name) => name !== pageName)
                set({ pageNames: checked ? [...others, pageName] : others })
              }}
            />
          ))}
        </div>
      </PlacedGroup>
      <PlacedGroup place="button" legend={words.button}>
        <PlacedText
          place="buttonText"
          label={words.buttonText}
          maxLength={surveyLimits.buttonText}
          value={draft.buttonText ?? ''}
          onChange={(text) => set({ buttonText: text === '' ? null : text })}
        />
        <PlacedText
          place="redirectUrl"
          label={words.redirectUrl}
          hint={words.redirectHint}
          maxLength={surveyLimits.url}
          value={draft.redirectUrl ?? ''}
          onChange={(url) => set({ redirectUrl: url === '' ? null : url })}
        />
        <RadioCards
          id={placeId('buttonPosition')}
          legend={words.buttonPosition}
          options={popupButtonPositions.map(({ id, title }) => ({ value: id, title }))}
          value={popupButtonPositions.find(({ id }) => id === draft.buttonPosition)?.id ?? null}
          onChange={(buttonPosition) => set({ buttonPosition })}
        />
      </PlacedGroup>
      <PlacedWhole
        place="secondToShow"
        label={words.seconds}
        hint={words.secondsHint}
        unit={words.secondsUnit}
        min={0}
        max={surveyLimits.secondToShowMax}
        value={draft.secondToShow}
        onChange={(secondToShow) => set({ secondToShow })}
      />
    </>
  )
}
