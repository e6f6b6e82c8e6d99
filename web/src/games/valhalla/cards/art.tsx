// The pictures of Valhalla's cards.
import { gallery } from '../../../ui/cards/pictures';

export const { fetchPictures, Picture } = gallery(() => import('art:valhalla'));
