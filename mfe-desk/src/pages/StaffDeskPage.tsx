import { ApplicantList, applicantTexts } from '../features/applicants'
import { defineRoom } from '../kit/room'

/** Where administrators let medical staff in, and no longer: `/bien-tap/can-bo-y-te`. */
export default defineRoom(() => ({ ...applicantTexts.room, children: () => <ApplicantList /> }))
