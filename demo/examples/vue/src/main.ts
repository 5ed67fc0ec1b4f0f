import { createApp } from 'vue';
import 'purchase-elements';
import 'purchase-elements/vue';
import App from './app.vue';
import './style.css';

createApp(App).mount('#root');
