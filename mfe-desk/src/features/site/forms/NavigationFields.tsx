import { useState } from 'react'
import { userTypeLabels } from 'shared-contracts/ages'
import { siteLimits } from 'shared-contracts/site'
import { Button, Stack } from 'shared-frame'
import { Checkbox, formFields, TextField } from 'shared-frame/forms'
import { MoveButtons, moved } from '../../../kit/list'
import type { EntryValues } from '../../../kit/saving'
import { childProblem, type NavigationChild } from '../rules/draft-values'
import type { DraftOf } from '../rules/site-entries'
import { siteTexts } from '../site-texts'
import { CheckboxGroup } from './CheckboxGroup'
import styles from './SiteForm.module.css'

const words = siteTexts.fields
const audiences = [0, 1, 3, 2, 99] as const
const fields = formFields<EntryValues<DraftOf<'navigation'>>>()

/** A main item of the navigation with its children. */
export function NavigationFields() {
  const roles = fields.useField('draft.roles')
  return (
    <>
      <fields.Text name="draft.text" label={words.text} required maxLength={siteLimits.navigationText} />
      <fields.Text
        name="draft.textMobile"
        label={words.textMobile}
        hint={words.textMobileHint}
        required
        maxLength={siteLimits.navigationText}
      />
      <fields.Text name="draft.link" label={words.link} hint={words.linkHint} required maxLength={siteLimits.link} />
      <CheckboxGroup
        id={roles.id}
        legend={words.roles}
        hint={words.rolesHint}
        options={audiences.map((value) => ({ value, title: userTypeLabels[value] }))}
        chosen={roles.value}
        error={roles.error}
        onChange={roles.onChange}
      />
      <Children />
      <fields.Checkbox name="draft.hideChildren" label={words.hideChildren} />
    </>
  )
}

/** Rows keep their names while others are moved or taken away: the focus stays in the field that is typed in. */
let rowNames = 0
const newRow = () => {
  rowNames += 1
  return rowNames
}

function Children() {
  const { id, value: children, error, onChange } = fields.useField('draft.children')
  const [rows, setRows] = useState(() => children.map(newRow))
  // Another draft was put into the form.
  const names = rows.length === children.length ? rows : children.map(newRow)
  const put = (next: NavigationChild[], nextRows: number[]) => {
    setRows(nextRows)
    onChange(next)
  }
  const change = (index: number, part: Partial<NavigationChild>) =>
    put(
      children.map((child, place) => (place === index ? { ...child, ...part } : child)),
      names,
    )
  const move = (index: number, by: -1 | 1) => put(moved(children, index, by), moved(names, index, by))
  const without = <T,>(list: readonly T[], index: number) => list.filter((_, place) => place !== index)
  return (
    <fieldset id={id} className={styles.checks} tabIndex={-1}>
      <legend>{words.children}</legend>
      {error !== null && <p role="alert">{error}</p>}
      <ol className={styles.rows}>
        {children.map((child, index) => {
          const name = child.text || words.childText(index + 1)
          return (
            <li key={names[index]} className={styles.panel}>
              <Stack gap="small">
                <TextField
                  label={words.childText(index + 1)}
                  required
                  maxLength={siteLimits.navigationText}
                  value={child.text}
                  onChange={(text) => change(index, { text })}
                />
                <TextField
                  label={words.childLink(index + 1)}
                  required
                  maxLength={siteLimits.link}
                  error={error === null ? null : childProblem(child)}
                  value={child.link}
                  onChange={(link) => change(index, { link })}
                />
                <Checkbox label={words.childAuth} checked={child.auth} onChange={(auth) => change(index, { auth })} />
                <div className={styles.acts}>
                  <MoveButtons
                    name={name}
                    place={index}
                    count={children.length}
                    busy={false}
                    onMove={(by) => move(index, by)}
                  />
                  <Button
                    size="small"
                    tone="quiet"
                    aria-label={`${siteTexts.remove}: ${name}`}
                    onClick={() => put(without(children, index), without(names, index))}
                  >
                    {siteTexts.remove}
                  </Button>
                </div>
              </Stack>
            </li>
          )
        })}
      </ol>
      {children.length < siteLimits.navigationChildren && (
        <p>
          <Button
            tone="soft"
            onClick={() => put([...children, { text: '', link: '', auth: false }], [...names, newRow()])}
          >
            {words.addChild}
          </Button>
        </p>
      )}
    </fieldset>
  )
}
