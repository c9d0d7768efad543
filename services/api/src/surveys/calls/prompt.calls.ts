import { renderMessage } from 'content/markdown'
import type { CallAnswer } from 'shared-contracts/calls'
import { popupButtonPosition } from 'shared-contracts/surveys'
import { type Handlers, publicKnowingCaller } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { found } from '../../platform/http/call-failure'
import { openingState } from '../rules/opening'
import type { SurveyServices } from '../services'
import { findPopup, findUnseenPopups, type Popup } from '../store/popup.store'
import { addPromptView } from '../store/prompt-view.store'
import { mayPreview } from './reading'

type PromptCall = 'Popup/GetActivePopupByPage' | 'Popup/GetById' | 'Prompt/AddView'

/** Messages over a page, and what an account has seen of them. */
export function promptCalls(services: SurveyServices): Handlers<PromptCall> {
  const { surveys, now, today } = services
  const { query: db } = services.database

  return {
    'Popup/GetActivePopupByPage': user(async ({ userId, query: { page, objectTypeId } }) => {
      const types = objectTypeId === undefined ? await surveys.objectTypesOf(db, userId, today()) : [objectTypeId]
      return (await findUnseenPopups(db, userId, page, types, now())).map(shown)
    }),

    'Popup/GetById': publicKnowingCaller(async ({ query: { id, preview }, caller }) => {
      const row = await findPopup(db, id)
      const isOpen = row !== null && openingState(row, now()) === 'open'
      const isReadable = isOpen || (await mayPreview(services, { kind: 'popup', id }, caller, preview))
      const { title, pageNames, revision, ...popup } = found(isReadable ? row : null, 'popup_does_not_exist')
      return { ...shown({ title, pageNames, revision, ...popup }), title, pageNames, revision }
    }),

    'Prompt/AddView': user(async ({ userId, body }) => {
      await addPromptView(db, userId, body, now())
      return {}
    }),
  }
}

function shown(row: Popup): CallAnswer<'Popup/GetActivePopupByPage'>[number] {
  const { id, content, buttonPosition, buttonText, redirectUrl, secondToShow } = row
  return {
    id,
    content: renderMessage(content),
    buttonPosition,
    buttonPositionName: popupButtonPosition(buttonPosition).name,
    buttonText,
    redirectUrl,
    secondToShow,
  }
}
