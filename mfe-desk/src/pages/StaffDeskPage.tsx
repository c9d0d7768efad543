import { Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { ApplicantList, approvalTexts } from '../features/applicants'
import { DeskArea } from '../kit/room'

/** Where administrators let medical staff in, and no longer: `/bien-tap/can-bo-y-te`. */
function StaffDeskPage() {
  return (
    <Page>
      <PageHeader title={approvalTexts.title} intro={approvalTexts.intro} />
      <DeskArea>{() => <ApplicantList />}</DeskArea>
    </Page>
  )
}

export default definePage({ head: () => ({ title: approvalTexts.title, noindex: true }), Component: StaffDeskPage })
