// The list of the games: a line a game. Nothing else in the house names one.
export { box as carthago } from '@comptoir/carthago/box';
export { box as hermagor } from '@comptoir/hermagor/box';
export { box as nauticus } from '@comptoir/nauticus/box';
export { box as oltreMare } from '@comptoir/oltre-mare/box';
export { box as portoCarthago } from '@comptoir/porto-carthago/box';
