export { StoriesPage as default } from '../../features/stories/stories-page.tsx'
