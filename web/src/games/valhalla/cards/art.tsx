// Pictures of Valhalla's cards.
import { gallery } from '../../../ui/cards/pictures';

export const { fetchPictures, fetchSome, engrave, Picture } = gallery(() => import('art:valhalla'));
