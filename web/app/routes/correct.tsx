export { CorrectPage as default } from '../../features/correction/correct-page.tsx'
