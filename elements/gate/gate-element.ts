export class GateElement extends HTMLElement {}
