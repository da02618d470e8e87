// The result as a picture of 1200 x 630: what one sends to those who were not there.

import { place } from './language';
import { PAINT, PARTIES } from './parties';
import { phrase } from '../words/result';

export interface Card {
  title: string;
  headline: string;
  reason: string;
  /** Seats, the first first. */
  order: number[];
  names: string[];
  scores: number[];
  ranks: number[];
  /** The game's own picture, as SVG; may be empty. */
  picture: string;
}

function load(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(phrase('result-card-not-drawn')));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

function fitted(
  paper: CanvasRenderingContext2D,
  text: string,
  size: number,
  width: number,
  font: (size: number) => string,
) {
  for (; size > 18; size -= 2) {
    paper.font = font(size);
    if (paper.measureText(text).width <= width) break;
  }
  return size;
}

export async function drawCard(card: Card): Promise<Blob> {
  const poster = (size: number) => `800 ${size}px Poster, "Arial Narrow", sans-serif`;
  const reading = (size: number) => `400 ${size}px Reading, Georgia, serif`;
  await document.fonts.load(poster(40)).catch(() => {});
  const sheet = document.createElement('canvas');
  sheet.width = 1200;
  sheet.height = 630;
  const paper = sheet.getContext('2d')!;
  paper.fillStyle = '#f3ead8';
  paper.fillRect(0, 0, 1200, 630);
  paper.strokeStyle = '#231d19';
  paper.lineWidth = 6;
  paper.strokeRect(20, 20, 1160, 590);
  paper.fillStyle = '#c02f18';
  paper.fillRect(20, 20, 1160, 74);
  paper.fillStyle = '#fffaf0';
  paper.font = poster(40);
  paper.textBaseline = 'middle';
  paper.fillText(phrase('result-card-head', { game: card.title }), 52, 59);

  const textWidth = card.picture ? 560 : 1090;
  paper.fillStyle = '#231d19';
  paper.textBaseline = 'alphabetic';
  fitted(paper, card.headline, 84, textWidth, poster);
  paper.fillText(card.headline, 52, 200);
  paper.fillStyle = '#5a4f45';
  fitted(paper, card.reason, 28, textWidth, reading);
  paper.fillText(card.reason, 54, 244);

  const most = Math.max(1, ...card.scores);
  const step = Math.min(76, 330 / card.order.length);
  card.order.forEach((seat, row) => {
    const y = 280 + row * step;
    const high = step * 0.72;
    const bar = (textWidth - 260) * ((card.scores[seat] ?? 0) / most);
    paper.fillStyle = PAINT[seat]!;
    paper.fillRect(54, y, 8 + bar, high);
    paper.save();
    paper.translate(54 + 8 + bar - high / 2, y + high / 2);
    paper.scale(high / 44, high / 44);
    paper.translate(-12, -12);
    paper.fillStyle = '#fffaf0';
    paper.fill(new Path2D(PARTIES[seat]!.path));
    paper.restore();
    paper.fillStyle = '#231d19';
    paper.font = poster(high * 0.8);
    paper.fillText(String(card.scores[seat] ?? place(card.ranks[seat]!)), 76 + bar, y + high * 0.78);
    const after = 76 + bar + paper.measureText(String(card.scores[seat] ?? '')).width + 14;
    fitted(paper, card.names[seat]!, high * 0.5, textWidth + 54 - after, reading);
    paper.fillText(card.names[seat]!, after, y + high * 0.72);
  });
  if (card.picture) paper.drawImage(await load(card.picture), 650, 116, 480, 480);
  return new Promise((resolve, reject) =>
    sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(phrase('result-card-not-made')))), 'image/png'),
  );
}
