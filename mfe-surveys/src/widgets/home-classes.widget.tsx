import { defineWidget } from 'shared-ui/remote'
import { UpcomingClasses, upcomingClassesQuery } from '../features/classes'

export default defineWidget({ queries: ({ api }) => [upcomingClassesQuery(api)], Component: UpcomingClasses })
